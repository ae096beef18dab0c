import { Button, Stack } from '@mantine/core'
import { Icon } from '../../parts/icon.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useExportContacts } from '../../resources/use-contacts.ts'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { ContactsCard } from './contacts-card.tsx'
import { NotifyCard } from './notify-card.tsx'

/** Messages that visitors left for a person, and who is told of them. */
export function ContactsPage() {
  const { site, may } = useCurrentSite()
  const download = useExportContacts()
  const toast = useToast()
  return (
    <PageLayout
      title="Contacts"
      about="Messages that visitors left for you. Where they can leave one is set in Appearance, Contact."
      action={
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<Icon name="download" size={16} />}
          onClick={() =>
            download.mutate({ params: { id: site.id }, query: { format: 'csv' } }, { onError: toast.failed })
          }
        >
          Export CSV
        </Button>
      }
    >
      <Stack>
        <ContactsCard siteId={site.id} mayChange={may('editor')} />
        {may('editor') && <NotifyCard siteId={site.id} />}
      </Stack>
    </PageLayout>
  )
}
