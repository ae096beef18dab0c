/** Whether this is the id of the session. A UUID may be written in capitals, over REST and on the socket alike. */
export function isNamed(told: unknown, sessionId: string): boolean {
  return typeof told === 'string' && told.toLowerCase() === sessionId
}
