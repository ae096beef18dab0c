import type { Replies } from './en.ts'

export const pt: Replies = {
  stopped: 'Parado.',
  failed: 'Algo correu mal do meu lado. Tente novamente.',
  unavailable:
    'Neste momento não consigo contactar o meu modelo de linguagem. Tente novamente daqui a pouco.',
  busy: 'Há muitos pedidos neste momento. Tente novamente dentro de um minuto.',
  slow: 'A minha resposta demorou demasiado. Tente novamente.',
  cutOff: 'A minha resposta foi cortada. Pergunte outra vez, por favor.',
  confused: 'Não consegui perceber. Diga-o por outras palavras, por favor.',
  budgetSpent: 'Este assistente atingiu o limite de hoje. Tente novamente amanhã.',
  tooManySteps: 'Isto precisa de mais passos do que me permito, por isso parei. Diga-me como continuar.',
  stuck:
    'Tentei a mesma coisa duas vezes e a página não mudou, por isso parei. Talvez prefira fazer este passo.',
  pageChanged: 'A página mudou desde que perguntei, por isso não fiz nada. Diga-me se ainda o quer.',
  noAnswer: 'Não tive resposta, por isso não fiz nada. Diga-me se ainda o quer.',
  noReport: 'A página não me disse se funcionou. Verifique e diga-me como continuar.',
  unsure: 'Não vi a página mudar, por isso verifique:',
  confirmPress: 'Devo carregar em «{label}»?',
  confirmSubmit: 'Devo enviar este formulário com «{label}»?',
  confirmFill: 'Devo escrever «{value}» em «{label}»?',
  confirmKey: 'Devo carregar em {value} em «{label}»?',
  confirmTool: 'Devo usar «{label}» neste site?',
  confirmOpen: 'Devo abrir {label}?',
  confirmOther: 'Devo fazer isto: {label}?',
  withValues: 'Com estes valores:',
  hiddenValue: 'não mostrado',
  yes: 'Sim, avance',
  no: 'Não, deixe',
  choose: 'Escolha, por favor:',
  here: 'Aqui está:',
}
