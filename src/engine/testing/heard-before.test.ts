import { beforeAll, expect, it } from 'vitest'
import { conceptLanguages, createLexicon } from '#languages'
import { builtinEngine } from '../engine.ts'
import { contact, converse } from './converse.ts'

const pause = () => Promise.resolve()
const busy = createLexicon({ pause })

beforeAll(() => busy.load(conceptLanguages))

it.each(['sono Nadia Ferro', 'Sortiere nach Blue mug', 'Ajoute Red mug'])(
  'what others said before changes nothing: %s',
  async (text) => {
    const [fresh, used] = await Promise.all(
      [createLexicon({ pause }), busy].map((lexicon) =>
        converse(contact, 'en', undefined, builtinEngine({ lexicon })).say(text),
      ),
    )
    expect(fresh).toEqual(used)
  },
)
