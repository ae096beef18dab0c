import type { Replies } from './en.ts'

export const it: Replies = {
  stopped: 'Fermato.',
  failed: 'Qualcosa è andato storto da parte mia. Riprovi, per favore.',
  unavailable: 'In questo momento non riesco a raggiungere il mio modello linguistico. Riprovi tra poco.',
  standIn: 'Al momento il mio modello linguistico non risponde. Ecco cosa posso fare senza.',
  busy: 'Ci sono molte richieste in questo momento. Riprovi tra un minuto.',
  slow: 'La mia risposta ha richiesto troppo tempo. Riprovi, per favore.',
  cutOff: 'La mia risposta è stata interrotta. Chieda di nuovo, per favore.',
  withheld:
    'Al mio modello linguistico non è stato permesso di rispondere. Lo dica con altre parole, per favore.',
  confused: 'Non sono riuscito a capire. Lo dica con altre parole, per favore.',
  budgetSpent: 'Questo assistente ha raggiunto il limite di oggi. Riprovi domani.',
  tooManySteps:
    'Servono più passaggi di quanti me ne conceda, quindi mi sono fermato. Mi dica come continuare.',
  stuck:
    'Ho provato due volte la stessa cosa e la pagina non è cambiata, quindi mi sono fermato. Forse preferisce fare questo passaggio da solo.',
  pageChanged:
    'La pagina è cambiata da quando ho chiesto, quindi non ho fatto nulla. Mi dica se lo desidera ancora.',
  noAnswer: 'Non ho ricevuto risposta, quindi non ho fatto nulla. Mi dica se lo desidera ancora.',
  noReport: 'La pagina non mi ha detto se ha funzionato. Controlli e mi dica come continuare.',
  unsure: 'Non ho visto cambiare la pagina, quindi controlli:',
  confirmPress: 'Devo premere «{label}»?',
  confirmSubmit: 'Devo inviare questo modulo con «{label}»?',
  confirmFill: 'Devo scrivere «{value}» in «{label}»?',
  confirmKey: 'Devo premere {value} in «{label}»?',
  confirmTool: 'Devo usare «{label}» su questo sito?',
  confirmOpen: 'Devo aprire {label}?',
  confirmOther: 'Devo fare questo: {label}?',
  confirmSeveral: 'Devo fare tutto questo?',
  nameless: 'un elemento senza nome',
  withValues: 'Con questi valori:',
  hiddenValue: 'non mostrato',
  yes: 'Sì, procedi',
  yesAlways: 'Sì, e non chiedere più qui',
  no: 'No, lascia',
  choose: 'Scelga, per favore:',
  here: 'Ecco:',
  person: 'Qui può contattare una persona di questo sito.',
  personToo: 'Può anche chiedere a una persona di questo sito:',
}
