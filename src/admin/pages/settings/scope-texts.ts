/** What each scope of an API key is called. */
export const scopeTexts = { read: 'Can read', write: 'Can read and change' } as const
