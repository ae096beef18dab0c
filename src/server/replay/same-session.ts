/** Whether this is the id of the session. A UUID may be written in capitals, over REST and on the socket alike. */
export function isSameSession(id: unknown, sessionId: string): boolean {
  return typeof id === 'string' && id.toLowerCase() === sessionId
}
