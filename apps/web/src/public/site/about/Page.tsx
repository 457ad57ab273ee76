import { paths } from '../../../paths.ts'
import { BOOK_COUNT, BUREAU_COUNT, REPORT_COUNT } from '../../art/figures.ts'
import { figure, toldIn } from '../figures/results.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { Figures } from '../parts/Figures.tsx'
import { Cards, Steps } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const counts = { reports: REPORT_COUNT, bureaus: BUREAU_COUNT, books: BOOK_COUNT }
  return (
    <SiteLayout lang={lang} at={paths.about()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: inLanguage(paths.contact(), lang), label: say('say') },
          { href: inLanguage(paths.whitePaper(), lang), label: say('read') },
        ]}
      />
      <Section title={say('holdTitle')}>
        <Cards items={listed(words, lang, 'hold')} />
      </Section>
      <Figures
        lang={lang}
        title={say('provenTitle')}
        lead={say('provenLead')}
        figures={[
          {
            ...toldIn('campaign-rights', /: (\d+) attempts/, lang),
            label: say('attempts'),
          },
          { ...figure('campaign-rights', 'answers that are wrong', lang), label: say('rights') },
          { ...figure('campaign-mutants', 'files', lang), label: say('mutantFiles') },
          {
            ...figure('campaign-mutants', 'the server ended, or failed', lang),
            label: say('mutants'),
          },
          { ...figure('campaign-crash', 'acknowledged and not done', lang), label: say('crash') },
          { ...figure('campaign-money', 'things wrong with the books', lang), label: say('money') },
        ]}
      />
      <Section title={say('factsTitle')} tone="tint">
        <Steps items={listed(words, lang, 'facts', counts)} />
      </Section>
    </SiteLayout>
  )
}
