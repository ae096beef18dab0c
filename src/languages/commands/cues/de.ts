/** In the order of `cueNames`. */
export const de = `wann|um wie viel uhr|welchen tag|an welchem tag|welches datum|bis wann|ab wann|seit wann|wieviel uhr|welche tage|an welchen tagen|bis wie viel uhr|welche uhrzeit|wann's|wanns|welches jahr|welchem jahr|in welchem jahr|welcher monat|welchem monat|wie spät|bis wie spät|um welche zeit|um welche uhrzeit
wie viel kostet|was kostet|was kosten|wieviel|wie viel|preis|kostet|kosten|wie teuer|welchen betrag|welchem betrag|gehalt
wie viele|wieviele|anzahl
wie lange|wie lang|wie viel länger|wieviel länger|wie schnell|dauer|dauert
wie oft|wie häufig|in welchem abstand|in welchem takt
wer|wem|wen|wessen|von wem
wo|wohin|woher|an welchem ort|welcher adresse|wo's|wos
was|welche|welcher|welches|welchem|welchen|worum|was passiert wenn|was passiert|was ist wenn|was bedeutet|bedeutet|steht für
warum|wieso|weshalb
wie|wie kann ich
wie groß|wie klein|wie hoch|wie schwer|wie breit|wie tief|wie dick|wie weit|wie heiß|wie warm|wie kalt|wie alt|wie stark|welche größe|welches gewicht|was wiegt|wie viel wiegt|wieviel wiegt|wie viel kilo|welches alter|ab welchem alter|bis zu welchem alter|ab wie viel jahren|wie lang ist
ist|sind|kann|kannst|können|könnt|darf|dürfen|gibt|gibt es|hat|habt|haben|wird|werden|soll|muss|muss ich|nehmt|bietet|bekomme ich|bekomm ich|kriege ich|krieg ich|brauche ich|brauch ich|geht|geht das|seid|seid ihr|hast|haben sie
nicht mehr|nicht|nich|kein|keine|keinen|keiner|nie|ohne|außer|nichts|nix|stopp
nur|bloß|lediglich|ausschließlich
stattdessen|lieber|nein warte|ich meine|ich meinte|doch lieber|eigentlich|sondern|vergiss
dann|danach|anschließend|zuletzt
und|sowie|auch|beide|plus|was ist mit|und was ist mit|wie ist es mit|und wie ist es mit
oder
billigste|günstigste|kleinste|niedrigste|kürzeste|wenigste|leichteste|nächste
teuerste|größte|höchste|meiste|längste|beste|neueste
letzte|letzter|letzten|unterste
bis|zum|ende|rückgabe|rückreise|abreise|endet
ich heiße|mein name ist|name|namens|ich bin|heißt|auf den namen
in|ins|als|für|auf
suche nach|such nach|suche|such|schlag nach|nachschlagen
finde|find|ich suche|ich such|such mir|such uns|wir suchen
leg|lege|pack|packe|tu|schreib|schreibe|trag|trage|gib|tippe|tipp|eintragen|eingeben|ausfüllen|fülle|füll|setze|setz
füge|notiere|erinnere mich daran|erinner mich an|schreib auf|neue aufgabe|setz auf die liste
absenden|abschicken|senden|schick|schicke|sende|buche|bestelle|einlösen|melde|anmelden|abonnieren|registrieren|ab damit|raus damit|kann raus
sachen|zeug|ding|dinge|was|etwas|irgendwas|mal|eben|halt|bitte|ach|na|doch|schon|noch|mach|mal eben|eigentlich|bald|mir|jetzt|ihr verkauft|verkauft ihr|sie verkaufen|verkaufen sie|ihr anbietet|sie anbieten|aber|zwar|bloß|gerade|beim|brauch|brauche|brauchen|brauchst|ne|nen|ganz|gar|sehr|eher|lieber|gern|gerne|vielleicht|wohl|einfach|also|nämlich|naja|hm|äh|schau|schau mal|guck|guck mal|dass|weil|ob|damit|dazu|davon|daran|darauf|hier|dort|dahin|werden|wird|würde|würden|sollte|sollten|müsste|dürfte|könntest|könnten|könnte|möcht|hätt|hätte|hätten|gibt|gib|lass|irgendwie|irgendwo|überhaupt|echt|hallo|hi|danke|moin|jeweils|sowas|so was|dabei|genau|wegen|falls|sobald|ansonsten|trotzdem|außerdem|dran|uns|bisher|bislang|bis jetzt
seite|link|knopf|button|abschnitt|teil|thema|artikel|reiter|menü|feld|option|eintrag|liste|bereich|rubrik|punkt|antwort
ich|wir|mein|meine|unser|unsere
neu|neue|neuer|neues|neuen
statt|anstatt|an stelle von
klick|klicke|klick auf|klicke auf|drück|drücke|drück auf|drücke auf|tippe auf|tipp auf|kreuze|hake|wähle|wähl|setze ein häkchen bei|häkchen|fokussiere|fokussieren
geh|gehe|geh zu|gehe zu|bring mich zu|bring mich zum|geh zum|geh zur|spring zu
sag mir|sage mir|sagen sie mir|sagt mir|sag mal|sagen sie mal|nenn mir|nenne mir|nennen sie mir|verrate mir|verrat mir|verraten sie mir|erklär mir|erkläre mir|erklären sie mir|erzähl mir|erzähle mir|erzählen sie mir|ich möchte wissen|ich will wissen|ich wüsste gern|ich wüsste gerne|ich würde gern wissen|ich würde gerne wissen|ich möchte gern wissen|ich möchte gerne wissen|möchte gern wissen|möchte gerne wissen|würde gern wissen|würde gerne wissen|mich würde interessieren|mich interessiert|lass mich wissen|lassen sie mich wissen|teil mir mit|teilen sie mir mit|informiere mich über|informieren sie mich über|kannst du mir sagen|können sie mir sagen|weißt du|wissen sie`
