import { paths } from '../../../paths.ts'
import { SITE } from '../../../shell/site.ts'
import { type PageProps, sayIn } from '../page.ts'
import { Cards } from '../parts/lists.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { Form } from './Form.tsx'
import { words } from './words.ts'

export function Component({ lang }: PageProps) {
  const say = sayIn(words, lang)
  return (
    <SiteLayout lang={lang} at={paths.contact()}>
      <Top
        eyebrow={say('eyebrow')}
        title={say('title')}
        lead={say('lead')}
        ways={[
          { href: `tel:${SITE.businessPhone}`, label: SITE.businessPhone },
          { href: `mailto:${SITE.email}`, label: SITE.email },
        ]}
      />
      <Section title={say('formTitle')} lead={say('formLead')} id="write">
        <Form lang={lang} />
      </Section>
      <Section title={say('waysTitle')} tone="tint">
        <Cards
          items={[
            { title: say('sales'), text: `${SITE.businessPhone} · ${say('hours')}` },
            { title: say('partner'), text: SITE.partnerPhone },
            { title: say('mail'), text: SITE.email },
          ]}
        />
      </Section>
    </SiteLayout>
  )
}
