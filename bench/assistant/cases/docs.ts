import type { PageCases } from '../case.ts'
import { choose, click, does, enter, reload, says, scroll, type } from '../expect.ts'

export const docs: PageCases = {
  page: 'docs',
  half: 'development',
  literal: [
    ['open Configuration', does(click('Configuration'))],
    ['click API reference', does(click('API reference'))],
    ['go to Troubleshooting', does(click('Troubleshooting'))],
    ['press Copy command', does(click('Copy command'))],
    ['choose v2 for Version', does(choose('Version', 'v2'))],
    ['search the docs for themes', does(type('Search the docs', 'themes'), enter())],
    ['click Toggle dark mode', does(click('Toggle dark mode'))],
  ],
  paraphrase: [
    ['bring up the api docs', does(click('API reference'))],
    ['something is broken, show troubleshooting', does(click('Troubleshooting'))],
    ['how do I extend it? go to the plugins', does(click('Plugins'))],
    ['show the docs for version 1', does(choose('Version', 'v1'))],
    ['copy that command', does(click('Copy command'))],
    ['it did not help, something is missing', does(click('No, something is missing'))],
    ['look up "deploy" in the documentation', does(type('Search the docs', 'deploy'), enter())],
    ["what's new? show the release notes", does(click('Changelog'))],
    ['switch to the night theme', does(click('Toggle dark mode'))],
    ['how do I set it up? open the installation chapter', does(click('Installation'))],
    ['this page was useful, say it helped', does(click('Yes, it helped'))],
    ['scroll all the way to the bottom', does(scroll('bottom'))],
    ['look at the source', does(click('Source code'))],
    ['refresh the page', does(reload())],
    ['I want to fix a typo here, let me edit this', does(click('Edit this page'))],
  ],
  question: [
    ['Which Node version do I need?', says('Node 20')],
    ['what is the default port?', says('4321')],
    ['How many sites can a free account publish?', says('five sites')],
    ['how long does publishing take?', says('less than a minute')],
    ['what does quill init do?', says('quill.json')],
  ],
  steps: [['open Plugins and then search for themes', does(click('Plugins'))]],
  impossible: ['click Download for Windows', 'open the forum', 'how do I bake bread?'],
}
