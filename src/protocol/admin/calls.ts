/**
 * Every call of the admin API by its name: method and path, without schemas, so that browser code can import it.
 * `adminApi` adds what goes in, what comes out and who may.
 */
export const adminCalls = {
  me: ['GET', '/api/admin/me'],
  changePassword: ['POST', '/api/admin/me/password'],
  acceptLink: ['POST', '/api/admin/links/accept'],

  createOrganisation: ['POST', '/api/admin/organisations'],
  renameOrganisation: ['PATCH', '/api/admin/organisation'],
  listMembers: ['GET', '/api/admin/members'],
  changeMember: ['PATCH', '/api/admin/members/:accountId'],
  removeMember: ['DELETE', '/api/admin/members/:accountId'],
  resetPassword: ['POST', '/api/admin/members/:accountId/password'],
  listInvitations: ['GET', '/api/admin/invitations'],
  invite: ['POST', '/api/admin/invitations'],
  withdrawInvitation: ['DELETE', '/api/admin/invitations/:invitationId'],
  listAudit: ['GET', '/api/admin/audit'],
  listRetention: ['GET', '/api/admin/retention'],

  listSites: ['GET', '/api/admin/sites'],
  createSite: ['POST', '/api/admin/sites'],
  readSite: ['GET', '/api/admin/sites/:id'],
  changeSite: ['PATCH', '/api/admin/sites/:id'],
  removeSite: ['DELETE', '/api/admin/sites/:id'],
  listHosts: ['GET', '/api/admin/sites/:id/hosts'],
  addHost: ['POST', '/api/admin/sites/:id/hosts'],
  removeHost: ['DELETE', '/api/admin/sites/:id/hosts/:host'],
  proveHost: ['POST', '/api/admin/sites/:id/hosts/:host/proof'],
  checkOrigin: ['GET', '/api/admin/sites/:id/hosts/check'],
  changeRetention: ['PUT', '/api/admin/sites/:id/retention'],

  readConfig: ['GET', '/api/admin/sites/:id/config'],
  saveDraft: ['PUT', '/api/admin/sites/:id/config'],
  discardDraft: ['DELETE', '/api/admin/sites/:id/config'],
  publishConfig: ['POST', '/api/admin/sites/:id/config/publish'],
  listVersions: ['GET', '/api/admin/sites/:id/config/versions'],
  readVersion: ['GET', '/api/admin/sites/:id/config/versions/:version'],
  rollBack: ['POST', '/api/admin/sites/:id/config/versions/:version/restore'],

  readAssistant: ['GET', '/api/admin/sites/:id/assistant'],
  saveAssistant: ['PUT', '/api/admin/sites/:id/assistant'],
  testAssistant: ['POST', '/api/admin/sites/:id/assistant/test'],
  readPolicy: ['GET', '/api/admin/sites/:id/policy'],
  savePolicy: ['PUT', '/api/admin/sites/:id/policy'],
  readAsked: ['GET', '/api/admin/sites/:id/asked'],

  listSessions: ['GET', '/api/admin/sites/:id/sessions'],
  readSession: ['GET', '/api/admin/sites/:id/sessions/:sessionId'],
  eraseSession: ['DELETE', '/api/admin/sites/:id/sessions/:sessionId'],
  eraseSessions: ['DELETE', '/api/admin/sites/:id/sessions'],
  exportSession: ['GET', '/api/admin/sites/:id/sessions/:sessionId/export'],
  exportSessions: ['GET', '/api/admin/sites/:id/export'],
  readStats: ['GET', '/api/admin/sites/:id/stats'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]>

export type AdminCallName = keyof typeof adminCalls
