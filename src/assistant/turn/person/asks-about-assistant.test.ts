import { describe, expect, it } from 'vitest'
import { asksAboutAssistant } from './asks-about-assistant.ts'

const asked = {
  who: [
    'are you a bot?',
    'am I talking to a human?',
    'Are you a real person or a machine?',
    'is this AI?',
    'hey, who are you?',
    'Bist du ein Mensch?',
    'Rede ich hier mit einem Roboter oder einem Menschen?',
    'ist das eine KI?',
    'Vous êtes un robot ?',
    'est-ce que je parle à un humain ?',
    "c'est une IA ?",
    '¿Eres un robot?',
    '¿Estoy hablando con una persona real?',
    'Sto parlando con un essere umano?',
    'sei un bot?',
    'Estou a falar com uma pessoa?',
    'você é um robô?',
    'Ben jij een echt mens?',
    'praat ik met een robot?',
    'Czy rozmawiam z człowiekiem?',
    'jesteś botem?',
    'Sen bir robot musun?',
    'bir insanla mı konuşuyorum?',
    'هل أنت إنسان؟',
    'هل أتحدث مع روبوت؟',
    '你是机器人还是真人？',
    '我是在跟真人说话吗？',
    'あなたはロボットですか？',
    '人間と話していますか？',
  ],
  made: [
    'who made you',
    'wer hat dich programmiert?',
    "qui t'a créé ?",
    '¿quién te creó?',
    'chi ti ha creato?',
    'quem te criou?',
    'wie heeft je gemaakt?',
    'kto cię stworzył?',
    'seni kim yaptı?',
    'من صنعك؟',
    '谁开发了你？',
    '誰があなたを作りましたか？',
  ],
  skills: [
    'what can you do?',
    'was kannst du alles?',
    'que peux-tu faire ?',
    '¿qué puedes hacer?',
    'cosa puoi fare?',
    'o que podes fazer?',
    'wat kun je allemaal doen?',
    'co potrafisz?',
    'neler yapabilirsin?',
    'ماذا يمكنك أن تفعل؟',
    '你能做什么？',
    '何ができますか？',
  ],
} as const

describe('a question about whoever answers', () => {
  it.each(Object.entries(asked).flatMap(([about, all]) => all.map((said) => [about, said] as const)))(
    'is one of %s: %s',
    (about, said) => {
      expect(asksAboutAssistant(said)).toBe(about)
    },
  )

  it.each([
    'I want to talk to a human',
    'do you have a robot vacuum?',
    'is this a real leather bag?',
    'is this a machine for two?',
    'are you open on Sunday?',
    'who made this lamp?',
    'what can you do about the delay?',
    'これは本物ですか？',
    '这个是真的吗？',
    'Ist das echt?',
    '转人工',
    '真的人'.repeat(26) + '。走',
    '',
  ])('is not: %s', (said) => {
    expect(asksAboutAssistant(said)).toBeUndefined()
  })
})
