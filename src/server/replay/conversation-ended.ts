/**
 * What the clients of a session are told when it is gone. One sentence for all ways to learn of it: who deletes it
 * tells every node, and a node that reads the log at that moment finds by itself that there is none.
 */
export const conversationEnded = 'This conversation has ended.'
