/** The pages of the documentation, in reading order. The slug is the name of the file or folder in `docs/`. */
export const pages = [
  { slug: 'getting-started', title: 'Getting started' },
  { slug: 'embed', title: 'Embed it' },
  { slug: 'js-api', title: 'JavaScript API' },
  { slug: 'interface', title: 'Interface' },
  { slug: 'assistant', title: 'Assistant and models' },
  { slug: 'policy', title: 'Policy and safety' },
  { slug: 'privacy', title: 'Privacy' },
  { slug: 'deploy', title: 'Deploy and scale' },
  { slug: 'operations', title: 'Operations' },
  { slug: 'upgrade', title: 'Upgrade and go back' },
  { slug: 'troubleshooting', title: 'When something does not work' },
  { slug: 'architecture', title: 'Architecture' },
  { slug: 'glossary', title: 'Glossary' },
  { slug: 'rules', title: 'Rules' },
  { slug: 'performance', title: 'Performance' },
  { slug: 'decisions', title: 'Decisions' },
] as const
