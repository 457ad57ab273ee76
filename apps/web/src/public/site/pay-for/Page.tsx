import { paths } from '../../../paths.ts'
import { figure } from '../figures/results.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { Figures } from '../parts/Figures.tsx'
import { Cards, Steps } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const money = (name: string) => figure('campaign-money', name, lang)
  return (
    <SiteLayout lang={lang} at={paths.payFor()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[{ href: inLanguage(paths.contact(), lang), label: say('ask') }]}
      />
      <Section title={say('waysTitle')}>
        <Cards items={listed(words, lang, 'ways')} />
      </Section>
      <Section title={say('rulesTitle')} tone="tint">
        <Steps items={listed(words, lang, 'rules')} />
      </Section>
      <Figures
        lang={lang}
        title={say('provenTitle')}
        figures={[
          { ...money('acts that were killed'), label: say('acts') },
          { ...money('things wrong with the books'), label: say('faults') },
          { ...money('charges given back'), label: say('returned') },
        ]}
      />
    </SiteLayout>
  )
}
