import type { PageCases } from '../case.ts'
import { choose, clear, click, does, pick, says, tick, type, untick } from '../expect.ts'

export const settings: PageCases = {
  page: 'settings',
  half: 'development',
  literal: [
    ['open Billing', does(click('Billing'))],
    ['click Export my data', does(click('Export my data'))],
    ['turn on Push notifications', does(tick('Push notifications'))],
    ['turn off Weekly summary', does(untick('Weekly summary'))],
    ['choose Berlin for Time zone', does(choose('Time zone', 'Berlin'))],
    ['select Dark', does(pick('Dark'))],
    ["set Job title to 'Gardener'", does(type('Job title', 'Gardener'))],
    ['clear Display name', does(clear('Display name'))],
  ],
  paraphrase: [
    ['follow the system theme', does(pick('System'))],
    ['no more email notifications', does(untick('Email notifications'))],
    ['I live in New York, set the time zone', does(choose('Time zone', 'New York'))],
    ['tell me only about mentions', does(tick('Mentions only'))],
    ['give me all my data', does(click('Export my data'))],
    ['where are my invoices? go to billing', does(click('Billing'))],
    ['write a short bio: I like plants', does(type('Bio', 'I like plants'))],
    ['my job title is Gardener', does(type('Job title', 'Gardener'))],
    ['switch the page to German, I mean Deutsch', does(choose('Language', 'Deutsch'))],
    ['stop sending me the weekly summary, turn it off', does(untick('Weekly summary'))],
    ['change my display name to Robin Hale', does(type('Display name', 'Robin Hale'))],
    ['use the dark theme', does(pick('Dark'))],
    ['who is in my team? open that page', does(click('Team members'))],
    ['keep the changes', does(click('Save changes'))],
    ['disable email notifications', does(untick('Email notifications'))],
    ['make the font size 20', does(type('Font size', '20'))],
  ],
  question: [
    ['what happens when I delete my account?', says('14 days')],
    ['which time zones are there?', says('Tokyo')],
    ["what's in the display name?", says('Robin')],
  ],
  steps: [
    ['choose System and set the font size to 18', does(pick('System'), type('Font size', '18'))],
    ['choose English for Language and turn on Mentions only', does(tick('Mentions only'))],
    [
      'set the display name to Kim, choose Tokyo for the time zone and save changes',
      does(type('Display name', 'Kim'), choose('Time zone', 'Tokyo'), click('Save changes')),
    ],
  ],
  impossible: ['upload a profile picture', 'choose Klingon for Language', 'tick Monthly newsletter'],
}
