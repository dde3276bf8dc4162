// Inspector
