/** What is measured, how it is asked for, and the units that answer. */
interface Measure {
  readonly asks: Readonly<Record<string, RegExp>>
  readonly units: RegExp
}

export const measures: readonly Measure[] = [
  {
    asks: {
      en: /\b(how (?:tall|high|wide|deep|big|large|small|thick|long (?:is|are))|height|width|length|depth|diameter|dimensions?|size)\b/i,
      de: /\b(wie (?:hoch|breit|tief|groß|gross|klein|dick|lang)|höhe|breite|länge|tiefe|durchmesser|maße|größe)\b/i,
      fr: /(quelle (?:hauteur|largeur|longueur|taille|profondeur)|hauteur|largeur|longueur|profondeur|diamètre|dimensions?|mesure)/i,
      es: /(qué (?:altura|ancho|tamaño|largo)|altura|anchura|longitud|diámetro|tamaño|medidas?|mide)/i,
      it: /(quanto (?:è )?(?:alt|larg|lung|grand|misura)|altezza|larghezza|lunghezza|profondità|diametro|dimensioni|misure)/i,
      pt: /(que (?:altura|largura|tamanho)|altura|largura|comprimento|profundidade|diâmetro|tamanho|medidas?|mede)/i,
      nl: /\b(hoe (?:hoog|breed|groot|lang is|diep|dik)|hoogte|breedte|lengte|diepte|diameter|afmetingen|maat)\b/i,
      pl: /(jak (?:wysok|szerok|dług|duż)|wysokość|szerokość|długość|głębokość|średnica|wymiary|rozmiar)/i,
      tr: /(ne kadar (?:yüksek|geniş|uzun|büyük)|kaç (?:cm|santim|metre)|yükseklik|yüksekliği|genişlik|uzunluk|çap|boyut|ölçü)/i,
      ar: /(ارتفاع|عرض|طول|عمق|قطر|مقاس|أبعاد|حجم)/,
      zh: /(多高|多宽|多长(?!时间)|多大|高度|宽度|长度|直径|尺寸)/,
      ja: /(高さ|幅|長さ|奥行|直径|寸法|サイズ|大きさ)/,
    },
    units:
      /\d\s?(?:mm|cm|m|km|in|inch(?:es)?|ft|feet|см|мм|м|سم|متر|毫米|厘米|公分|米|センチ|メートル)(?!\p{L})|\d\s?["″]/u,
  },
  {
    asks: {
      en: /\b(how heavy|weighs?|weight)\b/i,
      de: /\b(wie schwer|wiegt|wiegen|gewicht)\b/i,
      fr: /(combien pèse|pèse|poids)/i,
      es: /(cu[aá]nto pesa|pesa|peso)/i,
      it: /(quanto pesa|pesa|peso)/i,
      pt: /(quanto pesa|pesa|peso)/i,
      nl: /\b(hoe zwaar|weegt|gewicht)\b/i,
      pl: /(ile waży|waży|waga|ciężk)/i,
      tr: /(kaç kilo|ne kadar ağır|ağırlık|ağırlığı)/i,
      ar: /(وزن|يزن|كم كيلو)/,
      zh: /(多重|重量|几公斤|多少公斤)/,
      ja: /(重さ|重量|何キロ|どのくらい重)/,
    },
    units: /\d\s?(?:kg|g|lbs?|oz|кг|г|كغ|كجم|公斤|千克|克|キロ|グラム)(?!\p{L})/u,
  },
]
