import { describe, expect, it } from 'vitest'
import { replies } from '#languages'
import { asksForPersonIn } from './asks-for-person.ts'

const asked: Record<string, readonly string[]> = {
  en: [
    'I want to leave a message',
    'I want to talk to a human',
    'Can I speak with someone?',
    'Human, please!',
    'connect me to a real person',
    'agent',
  ],
  de: [
    'Nachricht hinterlassen',
    'Ich möchte mit einem Menschen sprechen',
    'Kann ich mit jemandem reden?',
    'Bitte verbinden Sie mich mit einem Mitarbeiter',
  ],
  fr: [
    'laissez un message',
    'Je veux parler à un humain',
    "Puis-je parler à quelqu'un ?",
    'mettez-moi en relation avec un conseiller',
  ],
  es: [
    'Quiero dejar un mensaje',
    'Quiero hablar con una persona',
    '¿Puedo hablar con alguien?',
    'pásame con un agente',
  ],
  it: [
    'Vorrei lasciare un messaggio',
    'Vorrei parlare con una persona',
    'passami un operatore',
    'posso parlare con qualcuno?',
  ],
  pt: [
    'Quero deixar uma mensagem',
    'Quero falar com uma pessoa',
    'posso falar com um atendente?',
    'falar com alguém',
  ],
  nl: [
    'Ik wil een bericht achterlaten',
    'Ik wil met een mens praten',
    'kan ik een medewerker spreken?',
    'ik wil iemand spreken',
  ],
  pl: [
    'Chcę zostawić wiadomość',
    'Chcę porozmawiać z człowiekiem',
    'połącz mnie z konsultantem',
    'czy mogę z kimś porozmawiać?',
  ],
  tr: [
    'Mesaj bırakmak istiyorum',
    'Bir insanla konuşmak istiyorum',
    'müşteri temsilcisine bağla',
    'Biriyle görüşebilir miyim?',
  ],
  ar: ['أريد أن أترك رسالة', 'أريد التحدث مع شخص', 'أريد أن أتكلم مع موظف', 'حولني إلى موظف'],
  ja: ['メッセージを残したいです', '人と話したいです', 'オペレーターにつないでください', '担当者と話したい'],
  zh: ['我想留言', '转人工', '我想和真人说话', '请帮我找人工客服'],
}

const others = [
  'How long do I have to leave a message in the guest book?',
  'Are you a real person?',
  'How long does delivery take?',
  'Add the lamp to my cart',
  'A lamp for a person who reads in bed',
  'What does your support team do on weekends?',
  "I'm not a robot",
  'Who is the lamp by?',
  'Wie viele Personen passen an den Tisch?',
  'Une table pour six personnes',
  'una lámpara para una persona mayor',
  'この人について',
  '人工草坪多少钱',
  'Kaç kişilik masa?',
  '',
]

describe('a request for a person', () => {
  it.each(Object.entries(asked).flatMap(([language, all]) => all.map((said) => [language, said])))(
    'is noticed in %s: %s',
    (language = '', said = '') => {
      expect(asksForPersonIn(said)).toContain(language)
    },
  )

  it.each(others)('is not seen in: %s', (said) => {
    expect(asksForPersonIn(said)).toEqual([])
  })
})

it.each(Object.entries(replies))(
  'the button that offers a person asks for one in %s',
  (_, { talkToPerson }) => {
    expect(asksForPersonIn(talkToPerson)).not.toEqual([])
  },
)
