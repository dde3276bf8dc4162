import CViewGraph

/// The number of bytes that are left of this thread's stack: for work that goes as deep as the tree.
package func stackRoom() -> Int { vt_stack_remaining() }
