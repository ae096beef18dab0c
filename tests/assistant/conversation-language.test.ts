import { describe, expect, it } from 'vitest'
import { replies } from '#languages'
import type { LoggedEvent } from '#protocol'
import { contactPage } from './support/contact-page.ts'
import { scriptedEngine, setStage, site } from './support/stage.ts'

const contact = { email: 'ask@mill.example', leaveMessage: true }
const withContact = { ...site, config: { ...site.config, contact } }

/** Everything the server itself says on an English page. */
function visit(options: Parameters<typeof setStage>[0] = {}) {
  const stage = setStage(options, contactPage())
  stage.site = withContact
  return stage
}

const words = (events: readonly LoggedEvent[]) => JSON.stringify(events.map(({ payload }) => payload))

describe('what the server says itself', () => {
  it.each([
    ['de', 'Klicke bitte auf „Delete account“'],
    ['fr', 'Clique sur « Delete account » s’il te plaît'],
    ['pl', 'Kliknij proszę „Delete account”'],
    ['ar', 'اضغط على Delete account من فضلك'],
    ['zh', '请点击 Delete account'],
  ] as const)('asks in the language of the conversation: %s', async (language, said) => {
    const stage = visit()
    const asked = (await stage.say(said)).find(({ name }) => name === 'confirmation_required')
    expect(asked?.payload).toMatchObject({
      message: replies[language].confirmPress.replace('{label}', 'Delete account'),
      confirm_label: replies[language].yes,
      cancel_label: replies[language].no,
    })
    // What comes after it without the engine is said in that language too.
    expect(words(await stage.advance({ kind: 'silence' }))).toContain(replies[language].noAnswer)
  })

  it.each([
    ['de', 'Wer hat das Rad erfunden?'],
    ['es', '¿Quién inventó la rueda?'],
    ['ja', '車輪を発明したのは誰ですか'],
  ] as const)('offers a person beside a question without an answer: %s', async (language, said) => {
    expect(words(await visit().say(said))).toContain(replies[language].personToo)
  })

  it.each([
    ['de', 'Kann ich mit einem Menschen sprechen?'],
    ['ar', 'أريد التحدث إلى شخص'],
    ['nl', 'Mag ik een medewerker spreken?'],
  ] as const)('shows one to whoever asks for one: %s', async (language, said) => {
    expect(words(await visit().say(said))).toContain(replies[language].person)
  })

  it('goes by what the visitor wrote where a model has heard no language', async () => {
    const press = { action: 'click', elementId: 6, description: 'Delete account' } as const
    const stage = visit({ builtin: scriptedEngine({ kind: 'act', steps: [press] }) })
    expect(words(await stage.say('Könnten Sie bitte das Konto für mich löschen?'))).toContain(replies.de.yes)
  })

  it('stays in the language of the page where nothing tells another', async () => {
    expect(words(await visit().say('Delete account'))).toContain(replies.en.yes)
  })
})
