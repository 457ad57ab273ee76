import type { PageProps } from '../../page.ts'
import { PartnerPage } from '../PartnerPage.tsx'

export const Component = (props: PageProps) => <PartnerPage code="feidai" {...props} />
