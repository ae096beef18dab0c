import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const cs: LabelWords = {
  binding: bars(`
    koupit|objednat|rezervovat|pronajmout|odeslat|poslat|publikovat|zveřejnit|sdílet|odpovědět|převést
    vybrat peníze|podepsat|odebírat|přispět|přihodit|registrovat|zaregistrovat|potvrdit|přijmout|souhlasit
    schválit|povolit|pozvat|obnovit předplatné|dokončit|požádat|hlasovat|prodat|vsadit|podat|připojit se
    změnit tarif|změnit heslo|změnit adresu|aktivovat|vyzkoušet zdarma|vrátit peníze|změnit roli
    rezervovat nyní|přihlásit se k odběru|odeslat zprávu
    dobít|udělit|předobjednat`),
  final: bars(`
    zaplatit|koupit nyní|dokončit objednávku|potvrdit objednávku|závazně objednat
    objednat s povinností platby|zaplatit nyní|objednat nyní|dokončit nákup|potvrdit platbu|dokončit platbu
    provést platbu`),
  destructive: bars(`
    smazat|odstranit|vymazat|zrušit|storno|stornovat|odhlásit odběr|deaktivovat|zrušit účet|zahodit|odvolat
    odmítnout|resetovat|vyprázdnit|zablokovat|odhlásit|odhlásit se|smazat účet|koš|přesunout do koše
    vyprázdnit košík|přepsat|opustit skupinu|vypnout|formátovat|pozastavit|vypovědět|ukončit
    vyhodit|propustit`),
  harmless: bars(`
    starší|novější|přejmenovat

    hledat|vyhledat|najít|filtrovat|filtr|filtry|seřadit|zobrazit|zobrazit více|do košíku|přidat do košíku
    další|pokračovat|zpět|předchozí|spočítat|porovnat|náhled|přihlásit|přihlásit se|použít kód|použít filtry
    přidat do oblíbených|přidat na seznam|menu|otevřít menu|zavřít|více|méně|zobrazit méně|zobrazit vše
    podrobnosti|detail|zjistit více|číst dál|upravit|vybrat|vybrat vše|kopírovat|kopírovat odkaz|tisk
    vytisknout|přiblížit|oddálit|domů|nápověda|kontakt|nastavení|jazyk|dnes|předchozí stránka|další stránka
    první stránka|poslední stránka|zvýšit|snížit|přeskočit|přidat|přidat položku|ověřit dostupnost
    seřadit podle|košík|přejít do košíku|pokračovat v nákupu|stáhnout|mapa|seznam|nové hledání|načíst další
    zapomenuté heslo|aktualizovat košík|pokladna|přejít k pokladně|další krok
    platba|platbě|doprava|dopravě|doručení|souhrn`),
  innocent: bars(`
    zrušit filtr|zrušit filtry|smazat filtr|odstranit filtr|vymazat filtry|zrušit hledání|moje objednávka
    historie objednávek|detail objednávky|moje objednávky|způsoby platby|zrušit výběr|vymazat hledání`),
  search: bars(`hledat|vyhled*|hledej`),
  consent: bars(`
    souhlasím|souhlas|podmínky|podmínkami|ochrana osobních údajů|zpracování osobních údajů|newsletter
    četl jsem`),
  captcha: bars(`nejsem robot`),
}
