/** What streets are called, as a piece of a pattern. */
export const streetWords =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|square|court|place|boulevard|blvd|close|terrace|crescent|row|parkway|quay|hill|gardens|straat|laan|gracht|platz|weg|allee|gasse'
