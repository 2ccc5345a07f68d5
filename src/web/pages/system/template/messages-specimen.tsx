import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { PhoneField } from "../../../../ui/forms/phone-field.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { EmptyState, ErrorState } from "../../../../ui/overlay/empty-state.tsx";
import { Dialog, Drawer, Sheet } from "../../../../ui/overlay/modal.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { CardSkeleton, Loading, TextSkeleton } from "../../../../ui/overlay/skeleton.tsx";
import { Toast } from "../../../../ui/overlay/toast.tsx";
import { Tooltip } from "../../../../ui/overlay/tooltip.tsx";
import { Pair, type Specimen } from "./pair.tsx";

const DRAWINGS = ["empty", "error", "offline", "not-found", "search", "away"] as const;
const TONES = ["info", "ok", "warn", "bad"] as const;

export function MessagesSpecimen() {
  return (
    <>
      <Pair
        title="Saying things"
        rule="A toast says what happened and offers the next step. A failure stays until it is closed."
      >
        {(specimen) => <Sayings {...specimen} />}
      </Pair>
      <Pair
        title="Over the page"
        rule="The browser's own dialog. The drawer comes from the end side; on a phone from below."
      >
        {(specimen) => <Overlays {...specimen} />}
      </Pair>
      <Pair title="Loading" rule="The same box as the card it stands for.">
        {() => (
          <Loading>
            <div className="columns columns--2">
              <CardSkeleton />
              <TextSkeleton lines={5} />
            </div>
          </Loading>
        )}
      </Pair>
      <Pair title="Empty, wrong, away" rule="A drawing, a sentence, two ways onward.">
        {({ words }) => (
          <div className="columns columns--2">
            {words.states.map((state, index) => {
              const Kind = index === 1 ? ErrorState : EmptyState;
              return (
                <Kind
                  key={state.title}
                  drawing={DRAWINGS[index]}
                  title={state.title}
                  level={3}
                  exits={
                    <>
                      <ButtonLink look="line" size="small" href="#empty-wrong-away">
                        {state.exit}
                      </ButtonLink>
                      <ButtonLink look="quiet" size="small" href="#empty-wrong-away">
                        {state.other}
                      </ButtonLink>
                    </>
                  }
                >
                  {state.text}
                </Kind>
              );
            })}
          </div>
        )}
      </Pair>
    </>
  );
}

function Sayings({ words }: Specimen) {
  return (
    <div className="stack gap-5">
      <Toast link={{ href: "#saying-things", label: words.toastLink }}>{words.toast}</Toast>
      <Toast tone="bad" link={{ href: "#saying-things", label: words.toastBadLink }}>
        {words.toastBad}
      </Toast>
      {words.notices.map((notice, index) => (
        <Notice key={notice.title} tone={TONES[index]} title={notice.title}>
          {notice.text}
        </Notice>
      ))}
      <p className="row">
        {words.tooltipLead} <Tooltip label={words.tooltipLabel} text={words.tooltip} />
      </p>
    </div>
  );
}

function Overlays({ words, unique }: Specimen) {
  const { dialog, drawer, sheet } = words;
  return (
    <div className="row">
      <ButtonLink look="line" href={`#${unique("drawer")}`} data-opens={unique("drawer")}>
        {drawer.open}
      </ButtonLink>
      <ButtonLink look="line" href={`#${unique("dialog")}`} data-opens={unique("dialog")}>
        {dialog.open}
      </ButtonLink>
      <ButtonLink look="line" href={`#${unique("sheet")}`} data-opens={unique("sheet")}>
        {sheet.open}
      </ButtonLink>
      <Drawer
        id={unique("drawer")}
        title={drawer.title}
        foot={
          <>
            <Button wide>{drawer.send}</Button>
            <p className="t13 soft">{drawer.consent}</p>
          </>
        }
      >
        <TextInput id={unique("drawer-name")} label={words.name} placeholder={words.namePlaceholder} />
        <PhoneField
          id={unique("drawer-phone")}
          dialName={unique("drawer-dial")}
          label={words.mobile}
          dialCodes={words.drawerDialCodes}
          help={words.mobileHelp}
        />
        <TextInput
          id={unique("drawer-pin")}
          label={words.pincode}
          defaultValue={words.pincodeValue}
          ok={words.pincodeOk}
        />
        <Chips
          name={unique("drawer-time")}
          label={words.time}
          choices={words.times.map((label, index) => ({ value: String(index), label }))}
          chosen={["0"]}
        />
      </Drawer>
      <Dialog
        id={unique("dialog")}
        title={dialog.title}
        foot={
          <form method="dialog" className="row">
            <Button type="submit">{dialog.yes}</Button>
            <Button type="submit" look="quiet">
              {dialog.no}
            </Button>
          </form>
        }
      >
        <p>{dialog.text}</p>
      </Dialog>
      <Sheet
        id={unique("sheet")}
        title={sheet.title}
        foot={
          <form method="dialog" className="row">
            <Button type="submit">{sheet.apply}</Button>
            <Button look="quiet">{sheet.clear}</Button>
          </form>
        }
      >
        <Chips
          name={unique("sheet-layout")}
          label={words.layout}
          choices={words.layouts.map((label, index) => ({ value: String(index), label }))}
          chosen={["0", "1"]}
          several
        />
        <Checkbox label={words.loft} />
      </Sheet>
    </div>
  );
}
