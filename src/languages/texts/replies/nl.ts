import type { Replies } from './en.ts'

export const nl: Replies = {
  stopped: 'Gestopt.',
  failed: 'Er ging bij mij iets mis. Probeer het nog eens.',
  unavailable: 'Ik kan mijn taalmodel nu niet bereiken. Probeer het zo nog eens.',
  standIn: 'Mijn taalmodel is nu niet bereikbaar. Dit kan ik zonder dat model.',
  busy: 'Er zijn nu veel vragen. Probeer het over een minuut nog eens.',
  slow: 'Mijn antwoord duurde te lang. Probeer het nog eens.',
  cutOff: 'Mijn antwoord werd afgebroken. Stel uw vraag nog eens.',
  confused: 'Daar kwam ik niet uit. Zeg het met andere woorden.',
  budgetSpent: 'Deze assistent heeft zijn limiet voor vandaag bereikt. Probeer het morgen weer.',
  tooManySteps:
    'Dit kost meer stappen dan ik mezelf toesta, dus ben ik gestopt. Vertel me hoe ik verder moet.',
  stuck:
    'Ik heb twee keer hetzelfde geprobeerd en de pagina veranderde niet, dus ben ik gestopt. Misschien doet u deze stap liever zelf.',
  pageChanged:
    'De pagina is veranderd sinds ik het vroeg, dus heb ik niets gedaan. Zeg het als u het nog wilt.',
  noAnswer: 'Ik kreeg geen antwoord, dus heb ik niets gedaan. Zeg het als u het nog wilt.',
  noReport: 'De pagina heeft me niet verteld of het gelukt is. Kijk even en vertel me hoe ik verder moet.',
  unsure: 'Ik zag de pagina niet veranderen, dus controleer het even:',
  confirmPress: 'Zal ik op “{label}” drukken?',
  confirmSubmit: 'Zal ik dit formulier versturen met “{label}”?',
  confirmFill: 'Zal ik “{value}” invullen bij “{label}”?',
  confirmKey: 'Zal ik in “{label}” op {value} drukken?',
  confirmTool: 'Zal ik “{label}” op deze site gebruiken?',
  confirmOpen: 'Zal ik {label} openen?',
  confirmOther: 'Zal ik dit doen: {label}?',
  confirmSeveral: 'Zal ik dit allemaal doen?',
  nameless: 'een knop zonder naam',
  withValues: 'Met deze gegevens:',
  hiddenValue: 'niet getoond',
  yes: 'Ja, doe maar',
  yesAlways: 'Ja, en vraag het hier niet meer',
  no: 'Nee, laat maar',
  choose: 'Maak een keuze:',
  here: 'Alstublieft:',
}
