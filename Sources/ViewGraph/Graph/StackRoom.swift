import CViewGraph

/// How much of this thread's stack is left, in bytes: for work that goes as deep as the tree.
package func stackRoom() -> Int { vt_stack_remaining() }
