"""Props of majlis, pooja room, balcony and cafe, under one name."""
from props.balcony import deck, planter_box, railing, string_lights
from props.cafe import banquette, cafe_table, espresso_machine, grinder, menu_board, pastry_case
from props.lattices import arch_curve, arched_wall, frame, petal_segs, prism_row, star_segs, strips
from props.majlis import FINJAN, bolster, coffee_service, dallah, finjan, low_table, majlis_run, ring_light
from props.outdoor_seats import egg_chair, outdoor_sofa
from props.pooja import bell, diya, flame, garland, petals, standing_lamp
from props.sky import sky_backdrop, _fractal
from props.tapers import ball, taper
from props.woven import band_fabric, plaster, sadu_rug, sadu_rug_obj
