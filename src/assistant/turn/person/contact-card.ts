import { leadsToSomebody, type SiteContact, type UiBlock } from '#protocol'

export type ContactCard = Extract<UiBlock, { block_type: 'contact_card' }>

/** How to reach a person. Undefined: the site names no way. */
export function contactCard(contact: SiteContact | undefined): ContactCard | undefined {
  if (!contact || !leadsToSomebody(contact)) return undefined
  const { email, phone, url, hours, leaveMessage } = contact
  return {
    block_type: 'contact_card',
    data: {
      ...(email && { email }),
      ...(phone && { phone }),
      ...(url && { url }),
      ...(hours && { hours }),
      ...(leaveMessage && { leaveMessage }),
    },
  }
}
