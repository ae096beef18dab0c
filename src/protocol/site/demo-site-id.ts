/** The shop that comes with the server is registered under this id. */
export const demoSiteId = 'demo'
