import type { Replies } from './en.ts'

export const pl: Replies = {
  stopped: 'Zatrzymano.',
  failed: 'Coś poszło nie tak po mojej stronie. Proszę spróbować ponownie.',
  unavailable: 'Nie mogę teraz połączyć się z moim modelem językowym. Proszę spróbować za chwilę.',
  standIn: 'Mój model językowy teraz nie odpowiada. Oto, co mogę zrobić bez niego.',
  busy: 'Jest teraz bardzo dużo pytań. Proszę spróbować za minutę.',
  slow: 'Moja odpowiedź trwała zbyt długo. Proszę spróbować ponownie.',
  cutOff: 'Moja odpowiedź została przerwana. Proszę zapytać jeszcze raz.',
  withheld:
    'Mojemu modelowi językowemu nie pozwolono na to odpowiedzieć. Proszę powiedzieć to innymi słowami.',
  confused: 'Nie udało mi się tego ustalić. Proszę powiedzieć to innymi słowami.',
  budgetSpent: 'Ten asystent wyczerpał dzisiejszy limit. Proszę spróbować jutro.',
  tooManySteps:
    'To wymaga więcej kroków, niż sobie pozwalam, więc przerywam. Proszę powiedzieć, jak dalej postąpić.',
  stuck:
    'Dwa razy próbuję tego samego, a strona się nie zmienia, więc przerywam. Ten krok można wykonać samodzielnie.',
  pageChanged:
    'Strona zmieniła się od mojego pytania, więc nic nie zostało zrobione. Czy mam spojrzeć jeszcze raz?',
  lookAgain: 'Spójrz jeszcze raz',
  noAnswer: 'Nie było odpowiedzi, więc nic nie zostało zrobione. Proszę dać znać, jeśli to nadal aktualne.',
  noReport: 'Strona nie podała, czy się udało. Proszę sprawdzić i powiedzieć, jak dalej postąpić.',
  unsure: 'Nie widać zmiany na stronie, więc proszę sprawdzić:',
  confirmPress: 'Czy nacisnąć „{label}”?',
  confirmSubmit: 'Czy wysłać ten formularz przyciskiem „{label}”?',
  confirmFill: 'Czy wpisać „{value}” w pole „{label}”?',
  confirmKey: 'Czy nacisnąć {value} w polu „{label}”?',
  confirmTool: 'Czy użyć „{label}” na tej stronie?',
  confirmOpen: 'Czy otworzyć {label}?',
  confirmOther: 'Czy to zrobić: {label}?',
  confirmSeveral: 'Czy zrobić to wszystko?',
  nameless: 'element bez nazwy',
  withValues: 'Z tymi danymi:',
  hiddenValue: 'nie pokazano',
  yes: 'Tak, proszę',
  yesAlways: 'Tak, i nie pytaj tu więcej',
  no: 'Nie, zostaw',
  choose: 'Proszę wybrać:',
  here: 'Proszę:',
  person: 'Tutaj można skontaktować się z kimś z tej strony.',
  personToo: 'Można też zapytać kogoś z tej strony:',
  talkToPerson: 'Porozmawiaj z człowiekiem',
}
