import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const de: LabelWords = {
  binding: bars(`
    kaufen|bestellen|bestellung|buchen|reservieren|mieten|senden|absenden|abschicken|einreichen
    veröffentlichen|posten|teilen|antworten|überweisen|auszahlen|unterschreiben|unterzeichnen|abonnieren
    spenden|bieten|bewerben|registrieren|anmelden|bestätigen|akzeptieren|annehmen|zustimmen|genehmigen
    einladen|verlängern|abschließen|anfordern|einlösen|abstimmen|erlauben|beauftragen|abgeben|mitteilen
    verkaufen|wetten|übermitteln|freigeben|teilnehmen|beitreten|beantragen|freischalten|upgraden
    tarif wechseln|passwort ändern|e mail ändern|adresse ändern|rolle ändern|kostenlos testen|zusagen
    unterstützen|aktivieren|deployen|zuweisen
    einzahlen|guthaben aufladen|befördern|zum admin machen|eigentümer ändern|downgraden|herabstufen
    zuschlagen|verschicken|ersteigern|inhaber wechseln|online stellen|abschicken an|zeichnen|beurkunden|vorbestellen|ausleihen|auslösen|abtreten|gewähren
    bescheinigen|beglaubigen|bezeugen|abzeichnen|eidesstattlich|auto aufschließen|türöffner betätigen|krank melden|gesund melden|auszug melden|auf die rechnung setzen|auf meine rechnung`),
  final: bars(`
    bezahlen|zahlen|jetzt kaufen|kostenpflichtig bestellen|zahlungspflichtig bestellen|jetzt bestellen
    verbindlich buchen|kauf abschließen|geld senden|jetzt bezahlen|jetzt buchen|kostenpflichtig buchen
    bestellung abschicken|bestellung aufgeben|bestellung abschließen|zahlung abschließen|zahlung bestätigen
    jetzt zahlen|überweisung ausführen|erstatten|rückerstatten`),
  destructive: bars(`
    löschen|entfernen|stornieren|abbrechen|kündigen|abbestellen|abmelden|deaktivieren|schließen konto
    konto schließen|verwerfen|widerrufen|ablehnen|zurücksetzen|leeren|beenden|vernichten|archivieren|sperren
    ausloggen|konto löschen|konto auflösen|vertrag kündigen|papierkorb|in den papierkorb|überschreiben
    herunterfahren|zwei faktor deaktivieren|austreten|blockieren|formatieren
    rückgängig machen der bestellung
    entlassen|abo pausieren|abonnement pausieren
    absagen|wegwerfen|vom netz nehmen|offline nehmen|ausbuchen|abschreiben|exmatrikulieren|rauswerfen
    stilllegen|nachricht zurückrufen|nachricht zurückholen|nachricht zurückziehen|vertrag auflösen|aus dem register`),
  harmless: bars(`
    ältere|neuere|älter|neuer|umbenennen

    suchen|suche|finden|filtern|filter|sortieren|anzeigen|mehr anzeigen|mehr laden|ansehen|in den warenkorb
    in den einkaufswagen|weiter|nächster schritt|fortfahren|zurück|berechnen|vergleichen|vorschau|einloggen
    warenkorb aktualisieren|gutschein einlösen|code einlösen|gutschein anwenden|zur kasse|zur kasse gehen
    merken|auf die merkliste|auf den merkzettel|auf die wunschliste|zur wunschliste hinzufügen|menü
    menü öffnen|schließen|mehr|weniger|weniger anzeigen|alle anzeigen|details|details anzeigen|mehr erfahren
    weiterlesen|bearbeiten|auswählen|alle auswählen|kopieren|link kopieren|drucken|aktualisieren|neu laden
    vergrößern|verkleinern|startseite|hilfe|kontakt|einstellungen|sprache|heute|vorherige|vorherige seite
    nächste|nächste seite|erste seite|letzte seite|erhöhen|verringern|überspringen|hinzufügen
    artikel hinzufügen|verfügbarkeit prüfen|filter anwenden|sortieren nach|warenkorb|zum warenkorb
    weiter einkaufen|passwort vergessen|herunterladen|schritt zurück|karte|liste|suche starten|neue suche|entwurf speichern|als entwurf speichern
    zahlung|lieferung|versand|übersicht|adresse|kasse
    früher|später|frühere verbindungen|spätere verbindungen|frühere züge|spätere züge|frühere fahrten
    spätere fahrten|frühere abfahrten|spätere abfahrten`),
  innocent: bars(`
    filter entfernen|filter löschen|filter zurücksetzen|alle filter löschen|meine bestellung|bestellungen
    bestellstatus|buchungen|suche zurücksetzen|beitrag lesen|bestellübersicht|meine bestellungen
    bestellhistorie|meine buchungen|auswahl zurücksetzen|auswahl aufheben|suche löschen|zahlungsarten
    gutschein einlösen|code einlösen
    antworten anzeigen|antworten ansehen|antworten ausblenden|antworten einblenden|weitere antworten
    mehr antworten`),
  search: bars(`suche*|suchbegriff|finden|wonach`),
  consent: bars(`
    stimme zu|zustimmen|einverstanden|einwilligung|einwillig*|akzeptiere|agb|geschäftsbedingungen
    datenschutz*|nutzungsbedingungen|newsletter|gelesen|werbung
    ich erkläre|ich versichere|hiermit erkläre|hiermit bestätige`),
  captcha: bars(`ich bin kein roboter|kein roboter`),
}
