import { BOOK_DATASETS, BOOK_KINDS, bookNames } from '@xinjian/format/books/kinds'
import { PROGRAMS, programNames } from '@xinjian/format/books/programs'
import { paths } from '../../../paths.ts'
import { BOOK_COUNT } from '../../art/figures.ts'
import { figure } from '../figures/results.ts'
import { listed, type PageProps, sayIn } from '../page.ts'
import { Figures } from '../parts/Figures.tsx'
import { Cards, Faq, Steps } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { words } from './words.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const between = lang === 'en' ? ', ' : '、'
  const names = BOOK_KINDS.filter((kind) => BOOK_DATASETS[kind] !== null).map(
    (kind) => bookNames(kind)[lang],
  )
  const ways = {
    programs: PROGRAMS.map((program) => programNames(program)[lang]).join(between),
    books: BOOK_COUNT,
    names: names.join(between),
  }
  const matched = (name: string) => figure('ledger-match', name, lang)
  const precision = matched('precision')
  const recall = matched('recall')
  return (
    <SiteLayout lang={lang} at={paths.erpCredit()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: paths.login(), label: say('try') },
          { href: '#how', label: say('how') },
        ]}
      />
      <Section title={say('waysTitle')} lead={say('waysLead')}>
        <Cards items={listed(words, lang, 'ways', ways)} />
      </Section>
      <Section title={say('seesTitle')} tone="tint">
        <Cards items={listed(words, lang, 'sees')} />
      </Section>
      <Figures
        lang={lang}
        title={say('provenTitle')}
        lead={say('provenLead')}
        figures={[
          { ...precision, value: percent(precision.amount), label: say('precision') },
          { ...recall, value: percent(recall.amount), label: say('recall') },
          {
            ...matched('seconds of matching'),
            unit: say('unitSeconds'),
            label: say('seconds'),
          },
        ]}
      />
      <Section title={say('stepsTitle')} id="how">
        <Steps items={listed(words, lang, 'steps')} />
      </Section>
      <Section title={say('faqTitle')} tone="tint">
        <Faq items={listed(words, lang, 'faq')} />
      </Section>
    </SiteLayout>
  )
}
