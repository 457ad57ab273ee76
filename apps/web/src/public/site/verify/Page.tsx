import { paths } from '../../../paths.ts'
import { VERIFIED_A_DAY } from '../../art/figures.ts'
import { figure } from '../figures/results.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { Figures } from '../parts/Figures.tsx'
import { Cards } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { Trial } from './Trial.tsx'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  const read = (name: string) => figure('intake-read', name, lang)
  const batch = (name: string) => figure('server-verify-batch', name, lang)
  const rate = batch('rows verified a second ÷ what the platform bears (200 a second)')
  return (
    <SiteLayout lang={lang} at={paths.invoiceVerify()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: paths.login(), label: say('try') },
          { href: inLanguage(paths.tutorialVerify(), lang), label: say('guide') },
        ]}
      />
      <Section title={say('doesTitle')}>
        <Cards items={listed(words, lang, 'does', { aDay: VERIFIED_A_DAY })} />
      </Section>
      <Trial lang={lang} />
      <Figures
        lang={lang}
        title={say('provenTitle')}
        lead={say('provenLead')}
        figures={[
          {
            ...read('structured files, fields right of 100'),
            unit: say('perHundred'),
            label: say('files'),
          },
          {
            ...read('tickets, fields right of 100'),
            unit: say('perHundred'),
            label: say('tickets'),
          },
          { ...batch('s, slowest table'), unit: say('seconds'), label: say('table') },
          { ...rate, value: `${Math.round(rate.amount * 100)}%`, label: say('rate') },
        ]}
      />
    </SiteLayout>
  )
}
