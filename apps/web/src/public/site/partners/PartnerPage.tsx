import { paths } from '../../../paths.ts'
import { inLanguage, listed, type PageProps, sayIn } from '../page.ts'
import { FileList, isForSystems } from '../parts/FileList.tsx'
import { Steps } from '../parts/lists.tsx'
import { PaperList } from '../parts/PaperList.tsx'
import { Section } from '../parts/Section.tsx'
import { SiteLayout } from '../parts/SiteLayout.tsx'
import { Top } from '../parts/Top.tsx'
import { PARTNERS, type Partner } from './partners.ts'
import { partnerWords } from './words.ts'

/** The download centre of one partner, in its colour. */
export function PartnerPage({ code, lang, files }: PageProps & { code: Partner['code'] }) {
  const partner = PARTNERS.find((p) => p.code === code)
  if (!partner) throw new Error(`no partner ${code}`)
  const say = sayIn(partnerWords, lang)
  const name = { name: say(code) }
  return (
    <SiteLayout lang={lang} at={partner.path}>
      <div style={{ '--seal-500': partner.colour } as object}>
        <Top
          eyebrow={say('eyebrow', name)}
          title={say('title', name)}
          lead={say('lead', name)}
          ways={[
            { href: inLanguage(paths.tutorialTax(), lang), label: say('guide') },
            { href: inLanguage(paths.downloads(), lang), label: say('all') },
          ]}
        />
        <Section title={say('readyTitle')}>
          <Steps items={listed(partnerWords, lang, 'ready')} />
        </Section>
        <Section title={say('papersTitle')} tone="tint">
          <PaperList lang={lang} />
        </Section>
        <Section title={say('filesTitle')}>
          <FileList lang={lang} files={files.filter((file) => !isForSystems(file))} />
        </Section>
      </div>
    </SiteLayout>
  )
}
