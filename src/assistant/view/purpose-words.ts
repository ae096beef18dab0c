import type { Purpose } from './purpose.ts'

/** What labels and names of fields say of their purpose, in twelve languages; the special before the general. */
export const purposeWords: Partial<Record<Purpose, string>> = {
  birthday:
    'birthday, date of birth, birth date, dob, geburtsdatum, geburtstag, date de naissance, fecha de nacimiento, data di nascita, data de nascimento, geboortedatum, data urodzenia, doğum tarihi, تاريخ الميلاد, 生年月日, 出生日期',
  'given-name':
    'first name, firstname, given name, forename, fname, vorname, prénom, nombre de pila, nome proprio, primeiro nome, voornaam, imię, الاسم الأول',
  'family-name':
    'last name, lastname, family name, surname, lname, nachname, familienname, nom de famille, apellido*, cognome, sobrenome, apelido, achternaam, nazwisko, soyad, soyadi, اسم العائلة, 姓',
  username:
    "username, user name, login name, nickname, benutzername, nom d'utilisateur, pseudo, nombre de usuario, nome utente, nome de usuário, gebruikersnaam, nazwa użytkownika, kullanici adi, اسم المستخدم, ユーザー名, 用户名",
  email:
    'e mail, email, mail address, correo, courriel, e posta, eposta, البريد الإلكتروني, メール, 邮箱, 电子邮件, 電子郵件',
  phone:
    'phone, telephone, tel, mobile, telefon, handy, téléphone, portable, teléfono, móvil, telefono, cellulare, telefone, telemóvel, celular, telefoon, mobiel, telefonu, الهاتف, هاتف, 電話, 电话, 手机',
  'postal-code':
    'zip, zip code, zipcode, postcode, post code, postal code, postleitzahl, plz, code postal, código postal, codigo postal, cap, cep, kod pocztowy, posta kodu, الرمز البريدي, 郵便番号, 邮政编码, 邮编, 郵遞區號',
  country: 'country, land, pays, país, paese, kraj, ülke, البلد, الدولة, 国名, 国家, 國家',
  city: 'city, town, stadt, ort, wohnort, ville, ciudad, città, cidade, woonplaats, plaats, stad, miasto, miejscowość, şehir, المدينة, 市区町村, 城市',
  region:
    'state, province, county, bundesland, région, provincia, estado, provincie, województwo, المحافظة, 都道府県, 省',
  street:
    'street, address, address line 1, straße, strasse, anschrift, adresse, rue, dirección, calle, indirizzo, endereço, morada, rua, adres, straat, ulica, العنوان, 住所, 地址',
  company:
    'company, organisation, organization, employer, firm, firma, unternehmen, entreprise, société, empresa, azienda, società, bedrijf, şirket, الشركة, 会社, 公司',
  url: 'website, web site, homepage, url, webseite, site web, sitio web, sito web, الموقع الإلكتروني, ウェブサイト, 网站',
  date: 'date, day, check in, check out, checkin, checkout, arrival, departure, datum, anreise, abreise, arrivée, départ, fecha, llegada, salida, data, arrivo, partenza, chegada, partida, aankomst, vertrek, przyjazd, wyjazd, tarih, التاريخ, 日付, 日期',
  time: 'time, uhrzeit, heure, hora, orario, ora, tijd, godzina, saat, الوقت, 時刻, 時間, 时间',
  message:
    'message, comment, comments, notes, note, enquiry, inquiry, your question, nachricht, kommentar, anmerkung*, bemerkung*, commentaire, remarque*, mensaje, comentario*, messaggio, commento, mensagem, comentário, bericht, opmerking*, wiadomość, komentarz, uwagi, mesaj, yorum, رسالة, ملاحظات, メッセージ, 備考, 留言, 备注',
  amount: 'amount, sum, betrag, montant, importe, importo, valor, bedrag, kwota, tutar, المبلغ, 金額, 金额',
  number:
    'guests, people, persons, quantity, qty, adults, children, passengers, rooms, nights, tickets, number of, seats, how many, age, anzahl, personen, menge, gäste, nombre de, quantité, personnes, cantidad, personas, quantità, persone, quantidade, pessoas, aantal, liczba, ilość, adet, kişi sayisi, عدد, 人数, 数量',
  search:
    'search, suche, suchen, rechercher, recherche, buscar, búsqueda, cerca, pesquisar, zoeken, szukaj, ara, بحث, 検索, 搜索, 搜尋',
  name: 'name, full name, your name, nom, nombre, nome, naam, imię i nazwisko, nazwa, isim, ad soyad, الاسم, 氏名, お名前, 姓名',
}
