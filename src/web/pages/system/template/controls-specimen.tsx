import { Button, ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { Checkbox, Switch } from "../../../../ui/forms/checkbox.tsx";
import { AppliedChip, ChipButton, Tag } from "../../../../ui/forms/chip.tsx";
import { Chips, RadioGroup } from "../../../../ui/forms/choice-group.tsx";
import { HeartButton, IconButton } from "../../../../ui/forms/icon-button.tsx";
import { PhoneField } from "../../../../ui/forms/phone-field.tsx";
import { Quantity } from "../../../../ui/forms/quantity.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { Swatches } from "../../../../ui/forms/swatches.tsx";
import { TextArea, TextInput } from "../../../../ui/forms/text-input.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { ICON_PATHS, type IconName } from "../../../../ui/media/icon-paths.ts";
import CityField from "./city-field.island.tsx";
import { Pair, type Specimen } from "./pair.tsx";

const COLOURS = ["#7c8f70", "#2b3c55", "#a85b44", "#e3dcce"];

export function ControlsSpecimen() {
  return (
    <>
      <Pair title="Buttons" rule="One clay button to a screen. 48 px tall, 44 px the least.">
        {(specimen) => <Buttons {...specimen} />}
      </Pair>
      <Pair
        title="Fields"
        rule="Label above; help, error or confirmation below, in one place. Numbers stay left to right."
      >
        {(specimen) => <Fields {...specimen} />}
      </Pair>
      <Pair title="Choices" rule="Chosen is ink, never clay. A swatch always has its name.">
        {(specimen) => <Choices {...specimen} />}
      </Pair>
      <section className="split rule guide__row" aria-labelledby="icons">
        <div className="stack gap-2">
          <h2 className="d25" id="icons">
            Icons
          </h2>
          <p className="t13 soft">20 by 20, one stroke of 1.6. What points along the line flips in Arabic.</p>
        </div>
        <ul className="guide__icons">
          {Object.keys(ICON_PATHS)
            .filter(isIconName)
            .map((name) => (
              <li key={name}>
                <Icon name={name} size="large" />
                <span className="t13 soft">{name}</span>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}

function Buttons({ words: { buttons, menu, saved, cards } }: Specimen) {
  return (
    <div className="stack gap-5">
      <div className="row">
        <Button>{buttons.primary}</Button>
        <Button look="line">{buttons.line}</Button>
        <Button look="quiet">{buttons.quiet}</Button>
        <Button busy>{buttons.primary}</Button>
        <Button disabled>{buttons.off}</Button>
      </div>
      <div className="row">
        <ButtonLink href="#buttons" size="small">
          {buttons.primary}
        </ButtonLink>
        <Button look="line" size="small" icon="phone">
          {buttons.call}
        </Button>
        <GoLink href="#buttons">{buttons.go}</GoLink>
        <IconButton icon="menu" label={menu} />
        <IconButton icon="heart" label={saved} count={3} />
        <IconButton icon="arrow" flip look="round" label={buttons.go} />
      </div>
      <div className="row guide__surface on-forest">
        <Button look="paper">{buttons.primary}</Button>
        <Button look="ghost">{buttons.line}</Button>
        <Button look="quiet">{buttons.quiet}</Button>
        <HeartButton name={cards[0]?.title ?? ""} saved />
        <HeartButton name={cards[1]?.title ?? ""} />
      </div>
    </div>
  );
}

function Fields({ words, unique }: Specimen) {
  const phone = { label: words.mobile, dialCodes: words.dialCodes };
  const { mobileNumber: number, mobileShort: short } = words;
  return (
    <div className="stack gap-5">
      <TextInput
        id={unique("name")}
        label={words.name}
        hint={words.nameHint}
        placeholder={words.namePlaceholder}
      />
      <PhoneField
        id={unique("phone")}
        dialName={unique("dial")}
        {...phone}
        placeholder={number}
        help={words.mobileHelp}
      />
      <PhoneField
        id={unique("phone-bad")}
        dialName={unique("dial-bad")}
        {...phone}
        defaultValue={short}
        error={words.mobileError}
      />
      <PhoneField
        id={unique("phone-ok")}
        dialName={unique("dial-ok")}
        {...phone}
        defaultValue={number}
        ok={words.mobileOk}
      />
      <div className="columns columns--2">
        <TextInput
          id={unique("pin")}
          label={words.pincode}
          defaultValue={words.pincodeValue}
          inputMode="numeric"
        />
        <Select id={unique("home")} label={words.home} defaultValue={words.homes[1]}>
          {words.homes.map((home) => (
            <option key={home}>{home}</option>
          ))}
        </Select>
      </div>
      <CityField
        id={unique("city")}
        label={words.city}
        help={words.cityHelp}
        options={words.cities.map((label) => ({ label }))}
      />
      <TextArea id={unique("note")} label={words.note} optional defaultValue={words.noteValue} />
      <TextInput id={unique("locked")} label={words.locked} defaultValue="A-20417" disabled />
    </div>
  );
}

function Choices({ words, unique }: Specimen) {
  const asChoices = (labels: string[]) => labels.map((label, index) => ({ value: String(index), label }));
  return (
    <div className="stack gap-5">
      <div className="row">
        <ChipButton on count={2}>
          {words.layout}
        </ChipButton>
        <ChipButton>{words.colour}</ChipButton>
        <AppliedChip href="#choices" name={words.layouts[0] ?? ""} />
      </div>
      <Chips name={unique("time")} label={words.time} choices={asChoices(words.times)} chosen={["0"]} />
      <Chips
        name={unique("layout")}
        label={words.layout}
        choices={asChoices(words.layouts)}
        chosen={["0", "1"]}
        several
      />
      <div className="row guide__end">
        <Chips
          name={unique("unit")}
          label={words.unit}
          choices={asChoices(words.units)}
          chosen={["0"]}
          look="segments"
        />
        <Quantity
          id={unique("wall")}
          label={words.width}
          defaultValue={10}
          min={1}
          max={60}
          unit={words.unitName}
        />
      </div>
      <div>
        <Switch name={unique("whatsapp")} label={words.whatsapp} defaultChecked />
        <Checkbox name={unique("loft")} label={words.loft} help={words.loftHelp} defaultChecked />
        <Checkbox name={unique("terms")} label={words.terms} />
      </div>
      <RadioGroup
        name={unique("quality")}
        label={words.quality}
        choices={words.qualities.map((quality, index) => ({ value: String(index), ...quality }))}
        chosen={["1"]}
      />
      <Swatches
        name={unique("finish")}
        label={words.finish}
        swatches={words.finishes.map((name, index) => ({
          value: String(index),
          name,
          colour: COLOURS[index] ?? "",
        }))}
        chosen="0"
      />
      <div className="row">
        <Tag>{words.tags[0]}</Tag>
        <Tag tone="ok">{words.tags[1]}</Tag>
        <Tag tone="warn">{words.tags[2]}</Tag>
      </div>
    </div>
  );
}

function isIconName(name: string): name is IconName {
  return name in ICON_PATHS;
}
