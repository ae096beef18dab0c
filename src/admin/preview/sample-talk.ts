import type { HistoryEntry } from '#protocol'

/** A short conversation, so that every colour and font has something to be seen on. */
export const sampleTalk: HistoryEntry[] = [
  { role: 'user', content: 'Do you deliver on Saturdays?' },
  {
    role: 'assistant',
    content:
      'Yes, until noon. A few things to know:\n\n- **Order by Friday, 4 pm**\n- Delivery is free from 30 €\n- The [delivery page](/) lists every area',
  },
  { role: 'user', content: 'Then take me there, please.' },
  { role: 'assistant', content: 'Here it is: the delivery page.' },
]
