import { paths } from '../../../paths.ts'
import { VERIFIED_A_DAY } from '../../art/figures.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { Faq } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { Find } from '../pictures/Find.tsx'
import { Pictured } from '../pictures/Pictured.tsx'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  return (
    <SiteLayout lang={lang} at={paths.tutorialVerify()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: inLanguage(paths.invoiceVerify(), lang), label: say('top') },
          { href: inLanguage(paths.tutorialTax(), lang), label: say('other') },
        ]}
        below={<Find lang={lang} />}
      />
      <Section title={say('waysTitle')}>
        <Pictured
          items={listed(words, lang, 'ways')}
          name="verify-ways"
          anchor="ways"
          lang={lang}
          inFirstWindow
        />
      </Section>
      <Section title={say('faqTitle')} tone="tint">
        <Faq items={listed(words, lang, 'faq', { aDay: VERIFIED_A_DAY })} />
      </Section>
    </SiteLayout>
  )
}
