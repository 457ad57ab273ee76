import { paths } from '../../../paths.ts'
import { BUREAU_COUNT, INDICATOR_COUNT } from '../../art/figures.ts'
import { figure } from '../figures/results.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { Figures } from '../parts/Figures.tsx'
import { Cards, Steps } from '../parts/lists.tsx'
import { OpenFigures } from '../parts/OpenFigures.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  return (
    <SiteLayout lang={lang} at={paths.taxCredit()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead', { bureaus: BUREAU_COUNT, indicators: INDICATOR_COUNT })}
        ways={[
          { href: paths.login(), label: say('try') },
          { href: inLanguage(paths.whitePaper(), lang), label: say('paper') },
        ]}
      />
      <Section title={say('openTitle')} lead={say('openLead')}>
        <OpenFigures say={say} />
      </Section>
      <Section title={say('why')} tone="tint">
        <Cards items={listed(words, lang, 'why')} />
      </Section>
      <Figures
        lang={lang}
        title={say('provenTitle')}
        lead={say('provenLead')}
        figures={[
          {
            ...figure('verdict-outcome', 'rate of default of the refused ÷ of the others', lang),
            unit: say('times'),
            label: say('refused'),
          },
          {
            ...figure('verdict-outcome', 'good with an amount, of 64 (defaulted: 2 of 18)', lang),
            unit: say('goodUnit'),
            label: say('good'),
          },
          {
            ...figure('report-family', 'seconds of the four reports together', lang),
            unit: say('seconds'),
            label: say('family'),
          },
        ]}
      />
      <Section title={say('stepsTitle')}>
        <Steps items={listed(words, lang, 'steps')} />
      </Section>
    </SiteLayout>
  )
}
