/** Words that carry no meaning of their own when a thing on a page is named. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the this that these those my your our their its his her me i you we it us to of for in on at by with from into onto ' +
    'and or as is are was be been am do does did can could would should will shall may might please just now there here ' +
    'some any which who whom whose what about over up out off if so than then too very also have has had want need like ' +
    "named called labelled labeled titled saying says marked where it's i'm i'd i'll i've let's what's who's where's when's how's that's there's here's you're we're they're don't doesn't didn't isn't aren't can't won't one thing make use get give let put doing done same else really maybe how why not no all down every everything again instead something anything still already yet ever actually"
  ).split(' '),
)
