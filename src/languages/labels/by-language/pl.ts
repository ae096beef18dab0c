import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const pl: LabelWords = {
  binding: bars(`
    kup|kupuję|zamów|zamawiam|zarezerwuj|rezerwuj|wynajmij|wyślij|prześlij|opublikuj|udostępnij|odpowiedz
    przelej|wypłać|podpisz|subskrybuj|zapisz się|wesprzyj|licytuj|aplikuj|zarejestruj|zarejestruj się
    potwierdź|potwierdzam|zaakceptuj|akceptuj|zatwierdź|zezwól|zaproś|odnów|zakończ|złóż|zagłosuj|sprzedaj
    postaw|złóż wniosek|dołącz|zmień plan|zmień hasło|zmień adres|aktywuj|wypróbuj za darmo|zwróć pieniądze
    zmień rolę|wyślij wiadomość|opublikuj post|rezerwuję
    zrealizuj zamówienie|realizuj zamówienie|wpłać|przyznaj|upublicznij|zawrzyj umowę|przekaż|wyślij przelew|doładuj
    poświadcz|zaświadcz|weź zwolnienie|zgłoś nieobecność|zgłoś chorobę`),
  final: bars(`
    zapłać|płacę|kup teraz|złóż zamówienie|zamawiam i płacę|potwierdź zamówienie|potwierdź zakup
    wyślij pieniądze|zapłać teraz|zamawiam z obowiązkiem zapłaty|potwierdź płatność|dokończ zamówienie
    finalizuj zakup|zarezerwuj teraz|przejdź do płatności i zapłać`),
  destructive: bars(`
    usuń|skasuj|anuluj|zrezygnuj|wypisz się|wypisz|anuluj subskrypcję|dezaktywuj|zamknij konto|odrzuć|cofnij
    zresetuj|resetuj|opróżnij|wyczyść|zniszcz|zablokuj|wyloguj|wyloguj się|usuń konto|kosz|przenieś do kosza
    opróżnij koszyk|nadpisz|opuść grupę|wyłącz konto|formatuj|zawieś
    wypowiedz umowę|wypowiedz|wyrzuć|rozwiąż umowę|odwołaj|zwolnij
    wyrejestruj|zgłoś wyprowadzkę|wycofaj|cofnij wysłanie`),
  harmless: bars(`
    starsze|nowsze|zmień nazwę|czytaj dalej

    szukaj|wyszukaj|znajdź|filtruj|filtry|sortuj|pokaż|pokaż więcej|zobacz|dodaj do koszyka|do koszyka|dalej
    następny|następny krok|kontynuuj|wstecz|poprzedni|oblicz|porównaj|podgląd|zaloguj|zaloguj się
    zastosuj kod|zastosuj filtry|dodaj do ulubionych|dodaj do listy|dodaj do listy życzeń|menu|otwórz menu
    zamknij|więcej|mniej|pokaż mniej|pokaż wszystko|zobacz wszystko|szczegóły|zobacz szczegóły
    dowiedz się więcej|czytaj więcej|edytuj|wybierz|zaznacz wszystko|kopiuj|kopiuj link|drukuj|odśwież
    powiększ|pomniejsz|strona główna|pomoc|kontakt|ustawienia|język|dzisiaj|dziś|poprzednia
    poprzednia strona|następna|następna strona|pierwsza strona|ostatnia strona|zwiększ|zmniejsz|pomiń|dodaj
    dodaj produkt|sprawdź dostępność|sortuj według|koszyk|przejdź do koszyka|kontynuuj zakupy|pobierz|mapa
    lista|nowe wyszukiwanie|załaduj więcej|przejdź do kasy|nie pamiętam hasła|zaktualizuj koszyk
    płatność|płatności|dostawa|dostawy|podsumowanie|adres
    wcześniej|później|wcześniejsze połączenia|późniejsze połączenia|wcześniejsze|późniejsze`),
  innocent: bars(`
    usuń filtr|usuń filtry|wyczyść filtry|anuluj wyszukiwanie|moje zamówienie|historia zamówień
    szczegóły zamówienia|moje zamówienia|metody płatności|anuluj wybór|wyczyść wyszukiwanie`),
  search: bars(`szukaj|wyszuk*`),
  consent: bars(`
    zgadzam się|wyrażam zgodę|zgoda|akceptuję|regulamin|regulaminu|prywatności|newsletter|zapoznałem
    zapoznałam|marketing*|oświadczam`),
  captcha: bars(`nie jestem robotem`),
}
