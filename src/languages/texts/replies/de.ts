import type { Replies } from './en.ts'

export const de: Replies = {
  stopped: 'Angehalten.',
  failed: 'Bei mir ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  unavailable: 'Ich erreiche mein Sprachmodell gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  standIn: 'Mein Sprachmodell antwortet gerade nicht. So weit komme ich ohne es:',
  busy: 'Gerade fragen sehr viele. Bitte versuchen Sie es in einer Minute noch einmal.',
  slow: 'Meine Antwort hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  cutOff: 'Meine Antwort wurde abgeschnitten. Bitte fragen Sie noch einmal.',
  withheld: 'Mein Sprachmodell durfte darauf nicht antworten. Bitte sagen Sie es mit anderen Worten.',
  confused: 'Das habe ich nicht herausgefunden. Bitte sagen Sie es mit anderen Worten.',
  budgetSpent: 'Dieser Assistent hat sein Limit für heute erreicht. Bitte versuchen Sie es morgen wieder.',
  tooManySteps:
    'Das waren mehr Schritte, als ich mir erlaube, deshalb habe ich aufgehört. Sagen Sie mir, wie es weitergehen soll.',
  stuck:
    'Ich habe zweimal dasselbe versucht und die Seite hat sich nicht verändert, deshalb habe ich aufgehört. Vielleicht machen Sie diesen Schritt selbst.',
  pageChanged:
    'Die Seite hat sich seit meiner Frage verändert, deshalb habe ich nichts getan. Soll ich noch einmal nachsehen?',
  lookAgain: 'Noch einmal nachsehen',
  noAnswer:
    'Ich habe keine Antwort bekommen, deshalb habe ich nichts getan. Sagen Sie mir, wenn Sie es noch möchten.',
  noReport:
    'Die Seite hat mir nicht gesagt, ob das geklappt hat. Bitte sehen Sie nach und sagen Sie mir, wie es weitergehen soll.',
  unsure: 'Ich habe auf der Seite keine Veränderung gesehen, bitte prüfen Sie:',
  confirmPress: 'Soll ich „{label}“ drücken?',
  confirmSubmit: 'Soll ich dieses Formular mit „{label}“ absenden?',
  confirmTakeOut: '„{label}“ aus dem Warenkorb nehmen?',
  confirmFill: 'Soll ich „{value}“ in „{label}“ eintragen?',
  confirmKey: 'Soll ich in „{label}“ {value} drücken?',
  confirmTool: 'Soll ich „{label}“ auf dieser Website benutzen?',
  confirmOpen: 'Soll ich {label} öffnen?',
  confirmOther: 'Soll ich das tun: {label}?',
  confirmSeveral: 'Soll ich das alles tun?',
  nameless: 'ein Bedienelement ohne Namen',
  withValues: 'Mit diesen Angaben:',
  hiddenValue: 'nicht angezeigt',
  yes: 'Ja, bitte',
  yesAlways: 'Ja, und hier nicht mehr fragen',
  no: 'Nein, lassen',
  choose: 'Bitte wählen Sie:',
  here: 'Bitte sehr:',
  person: 'Hier erreichen Sie jemanden von dieser Website.',
  personToo: 'Sie können auch jemanden von dieser Website fragen:',
  talkToPerson: 'Mit einem Menschen sprechen',
}
