import type { TimelineEntry } from '#protocol'
import { Line } from './line.tsx'

/** The visitor left a message for the people of the site. */
export function ContactLeftEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'contact' }> }) {
  return <Line icon="person" color="teal" at={entry.at} title="The visitor left a message (see Contacts)" />
}
