/** Which page of the documentation tells about a page of the dashboard, by its title. */
const docs: Readonly<Record<string, string>> = {
  Sites: 'getting-started',
  'New site': 'getting-started#put-it-on-your-own-site',
  Overview: 'getting-started#read-how-it-goes',
  Conversations: 'privacy',
  'Find a person': 'privacy#when-somebody-asks-what-you-keep-of-them',
  Contacts: 'contact',
  Appearance: 'embed#the-site-configuration',
  Assistant: 'assistant',
  Knowledge: 'knowledge',
  Policy: 'policy#your-own-rules',
  Hosts: 'troubleshooting#the-launcher-does-not-show',
  Members: 'operations#several-organisations',
  Audit: 'operations',
  Settings: 'privacy',
}

/** The address of its documentation. */
export function docsOf(title: string): string {
  return `/docs/${docs[title] ?? 'getting-started'}`
}
