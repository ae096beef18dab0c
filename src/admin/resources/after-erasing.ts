/** What must be read again when conversations were erased. */
export const afterErasing = [
  'findPerson',
  'listSessions',
  'listContacts',
  'readStats',
  'readNumbers',
  'listAudit',
] as const
