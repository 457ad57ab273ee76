import { paths } from '../../../paths.ts'
import { figure } from '../figures/results.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { Figures } from '../parts/Figures.tsx'
import { Cards, Steps } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { SupplyGraph } from './SupplyGraph.tsx'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const circles = (name: string) => figure('graph-circles', name, lang)
  const ratio = circles('time ÷ time of igraph')
  return (
    <SiteLayout lang={lang} at={paths.chainFinance()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: paths.login(), label: say('try') },
          { href: inLanguage(paths.contact(), lang), label: say('ask') },
        ]}
      />
      <Section title={say('doesTitle')}>
        <Cards items={listed(words, lang, 'does')} />
      </Section>
      <Section title={say('graphTitle')} lead={say('graphLead')}>
        <SupplyGraph lang={lang} />
      </Section>
      <Section title={say('whoTitle')} tone="tint">
        <Steps items={listed(words, lang, 'who')} />
      </Section>
      <Figures
        lang={lang}
        title={say('provenTitle')}
        lead={say('provenLead')}
        figures={[
          { ...ratio, value: `${(ratio.amount * 100).toFixed(1)}%`, label: say('ratio') },
          { ...circles('peak memory MiB'), unit: 'MiB', label: say('memory') },
          { ...figure('risk-order', 's, list', lang), unit: say('seconds'), label: say('order') },
        ]}
      />
      <Section title={say('limitTitle')} lead={say('limitLead')} />
    </SiteLayout>
  )
}
