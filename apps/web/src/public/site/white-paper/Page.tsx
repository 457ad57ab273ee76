import type { Language } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { rowOf, sentence, type Table, tableOf } from '../figures/score.ts'
import { listed, type PageProps, sayIn } from '../page.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { Cards, Steps } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { tableWords } from './table-words.ts'
import { words } from './words.ts'

/** A table of the validation in the reader's language: heads and first cells by name, figures as they stand. */
function translated({ head, rows }: Table, lang: Language): Pick<Table, 'head' | 'rows'> {
  const say = sayIn(tableWords, lang)
  const name = (text: string) =>
    /[a-z]{2}/i.test(text) && !/^[ABC]{1,3}$/.test(text) ? say(text.replace("'", '’')) : text
  const cell = (text: string) => (lang === 'zh' ? text.replace(/^over (.*)$/, '高于 $1') : text)
  return {
    head: head.map(name),
    rows: rows.map(([first = '', ...cells]) => [name(first), ...cells.map(cell)]),
  }
}

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const validation = tableOf('Validation')
  const attacks = tableOf('Attacks')
  const [, auc = ''] = rowOf(validation, 'AUC, through 2020-02')
  const [, interval = ''] = rowOf(validation, '95 % interval')
  const table = (caption: string, from: Table, note?: string) => (
    <DataTable
      caption={caption}
      {...translated(from, lang)}
      {...(note !== undefined && { note })}
    />
  )
  return (
    <SiteLayout lang={lang} at={paths.whitePaper()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: `${lang === 'en' ? '/en' : ''}${paths.whitePaper()}.pdf`, label: say('pdf') },
          { href: '#summary', label: say('print') },
        ]}
      />
      <Section title={say('sumTitle')} id="summary">
        <Cards
          items={listed(words, lang, 'sum', { auc, interval, attacks: attacks.rows.length })}
        />
      </Section>
      <Section title={say('dataTitle')} tone="tint">
        <Cards items={listed(words, lang, 'data')} />
      </Section>
      <Section title={say('cardTitle')} lead={say('cardLead')}>
        {table(
          say('gradesTitle'),
          tableOf('From score to grade and probability'),
          say('gradesNote'),
        )}
      </Section>
      <Section title={say('methodTitle')} tone="tint">
        <Steps items={listed(words, lang, 'method')} />
      </Section>
      <Section title={say('validTitle')} lead={say('validLead')}>
        {table(say('validTable'), validation)}
        <br />
        {table(
          say('reliabilityTable'),
          tableOf('Validation', 'out-of-fold'),
          say('reliabilityNote'),
        )}
      </Section>
      <Section title={say('attackTitle')} lead={say('attackLead')} tone="tint">
        {table(say('attackTable'), attacks, say('attackNote'))}
      </Section>
      <Section title={say('frontTitle')} lead={say('frontLead')}>
        {table(say('frontTable'), tableOf('A second card for collected data'))}
      </Section>
      <Section
        title={say('steadyTitle')}
        lead={say('steadyLead', {
          drop: sentence(/the grade changes in ([\d.]+) % \(first/),
          shift: sentence(/points, the grade changes in ([\d.]+) % \(28/),
        })}
        tone="tint"
      />
      <Section title={say('limitTitle')}>
        <Cards items={listed(words, lang, 'limit')} />
      </Section>
      <Section title={say('againTitle')} lead={say('againLead')} tone="tint" />
    </SiteLayout>
  )
}
