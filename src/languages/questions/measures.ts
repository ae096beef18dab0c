/** What is measured, how it is asked for, and the units that answer. */
interface Measure {
  readonly asks: Readonly<Record<string, RegExp>>
  readonly units: RegExp
  /** Whoever asks so wants nothing else: "how big" may ask for anything. */
  readonly plainly?: true
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
    units:
      /\d\s?(?:kg|gr?|t|lbs?|oz|gram\p{L}*|kilo\p{L}*|tonn?e?[sn]?|pounds?|ounces?|кг|г|كغ|كجم|公斤|千克|克|キロ|グラム)(?!\p{L})/iu,
    plainly: true,
  },
  {
    asks: {
      en: /\b(how much (?:of (?:the|my|our|your) )?(?:\p{L}+ )?(?:space|storage|room)|storage space|disk space)\b/iu,
      de: /(wie ?viel (?:\p{L}+ )?(?:speicher|platz)|speicherplatz)/iu,
      fr: /(combien (?:d'espace|de place|de stockage)|espace de stockage)/i,
      es: /(cu[aá]nto (?:espacio|almacenamiento)|espacio de almacenamiento)/i,
      it: /(quanto spazio|quanta memoria|spazio di archiviazione)/i,
      pt: /(quanto espaço|quanta memória|espaço de armazenamento)/i,
      nl: /(hoeveel (?:\p{L}+ )?(?:opslag|ruimte|plek)|opslagruimte)/iu,
      pl: /(ile (?:\p{L}+ )?(?:miejsca|pamięci)|miejsca na dysku)/iu,
      tr: /(ne kadar (?:yer|alan|depolama)|kaç gb|depolama alanı)/i,
      ar: /(كم (?:من )?(?:المساحة|مساحة|السعة)|مساحة التخزين)/,
      zh: /((?:多少|多大)(?:的)?(?:空间|容量|存储)|存储空间)/,
      ja: /(容量|空き容量|ストレージ)/,
    },
    units:
      /\d\s?(?:[KMGT][Bo]|[kmgt]b|(?:kilo|mega|giga|tera)(?:byte|octet|bajt)\p{L}*|ГБ|МБ|جيجا|غيغا|ギガ)(?!\p{L})/u,
    plainly: true,
  },
  {
    asks: {
      en: /\b(how (?:hot|cold|warm)|temperature)\b/i,
      de: /\b(wie (?:warm|kalt|heiß|heiss)|temperatur)/i,
      fr: /(quelle température|température|combien de degrés)/i,
      es: /(qué temperatura|temperatura|cu[aá]ntos grados)/i,
      it: /(che temperatura|temperatura|quanti gradi)/i,
      pt: /(que temperatura|temperatura|quantos graus)/i,
      nl: /\b(hoe (?:warm|koud|heet)|temperatuur|hoeveel graden)\b/i,
      pl: /(jaka temperatura|temperatura|ile stopni)/i,
      tr: /(kaç derece|sıcaklık|ne kadar (?:sıcak|soğuk))/i,
      ar: /(درجة الحرارة|كم درجة)/,
      zh: /(多少度|几度|温度|多冷|多热)/,
      ja: /(何度(?!も)|温度|気温)/,
    },
    units: /\d\s?°\s?[CF]?(?!\p{L})|\d\s?(?:grad|degrees|度)(?!\p{L})/iu,
    plainly: true,
  },
]
